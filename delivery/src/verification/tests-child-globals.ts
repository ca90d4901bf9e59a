import { compileFunction } from 'node:vm';

// jsdom looks for the file of a worker, which a program that came by message does not have, and does without it.
Reflect.deleteProperty(require, 'resolve');

const compiled = (parts: readonly string[]): unknown => compileFunction(parts.at(-1) ?? '', parts.slice(0, -1));

// jsdom's library for selectors makes a function of each, which this process refuses. The code in its documents has
// another `Function`.
Object.assign(globalThis, {
  Function: new Proxy(Function, {
    apply: (_target, _self, parts: readonly string[]) => compiled(parts),
    construct: (_target, parts: readonly string[]) => compiled(parts) as object,
  }),
});
