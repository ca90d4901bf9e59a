// The names that remotes may import from shared packages, for the lint rule; read from the one shared list.
import { register } from 'tsx/cjs/api';
import { createRequire } from 'node:module';

const unregister = register();
const { SHARED_MODULES } = createRequire(import.meta.url)('../../federation/src/webpack/shared-modules.ts');
unregister();

export const SHARED_NAMES = Object.entries(SHARED_MODULES)
  .filter(([, { names }]) => names)
  .map(([name, { names }]) => ({ name, names: [...names] }));
