// The lint rules that remotes in separate repositories have too; ESLint reads its configuration without a compiler.
import { register } from 'tsx/cjs/api';
import { createRequire } from 'node:module';

const unregister = register();
export const rules = createRequire(import.meta.url)('../../federation/src/lint/rules.ts');
unregister();
