import path from 'node:path';
import { bundleProgram } from './bundle-program';
import { ROOT } from './front-ends';

// `npm run build -w api-server`: bundles the server into one file, as each start of the site does.
console.log(`Bundled into ${path.relative(ROOT, bundleProgram('api-server/src/main.ts'))}.`);
