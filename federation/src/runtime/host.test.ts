import createdRuntime from './host';

// The plugin's runtime has no public way to take a part of it: as a whole it brings remotes' loading with it, 22 kB more.
// What `host.ts` takes from its files is compared with what the whole would hand to webpack's generated code.
test("the parts of the federation plugin's runtime are those that the whole is made of", async () => {
  const file = '@module-federation/webpack-bundler-runtime/dist/index.js';
  const { default: whole } = (await import(file)) as {
    readonly default: { readonly attachShareScopeMap: unknown; readonly bundlerRuntime: Record<string, unknown> };
  };
  const { attachShareScopeMap, bundlerRuntime } = createdRuntime as typeof whole;
  expect(attachShareScopeMap).toBe(whole.attachShareScopeMap);
  for (const part of ['I', 'consumes', 'initContainerEntry', 'installInitialConsumes']) {
    expect(bundlerRuntime[part]).toBeInstanceOf(Function);
    expect(bundlerRuntime[part]).toBe(whole.bundlerRuntime[part]);
  }
  // A part that an upgrade brings has to be looked at: perhaps generated code calls it.
  expect(Object.keys(whole.bundlerRuntime).sort()).toEqual(
    [...Object.keys(bundlerRuntime), 'getSharedFallbackGetter', 'remotes'].sort(),
  );
});
