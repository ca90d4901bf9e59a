// `npm run generate -w api-server -- --name <what>`: writes the SQL of a changed schema to `migrations/`.
// drizzle-kit looks for drizzle-orm beside itself, but the workspace installs it in this package:
// both resolvers are pointed here.
import Module, { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const parent = JSON.stringify(pathToFileURL(require.resolve('drizzle-orm')).href);
const resolver = `export const resolve = (name, context, next) =>
  next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: ${parent} } : context);`;
register(`data:text/javascript,${encodeURIComponent(resolver)}`);
process.env.NODE_PATH = new URL('../node_modules', import.meta.url).pathname;
Module._initPaths();

process.argv.splice(2, 0, 'generate');
await import(new URL('../../node_modules/drizzle-kit/bin.cjs', import.meta.url).href);
