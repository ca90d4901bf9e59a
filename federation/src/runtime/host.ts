import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { SharedInstance } from './shared-instance';

/** What webpack leaves in a build's runtime for us. */
interface BuildRuntime {
  readonly federation: { readonly initOptions: ConstructorParameters<typeof SharedInstance>[0] };
}

/** One build's part of the federation runtime; webpack's generated code fills in the rest. */
const createRuntime = (): object => ({
  runtime: {},
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    initContainerEntry,
    installInitialConsumes,
    init: ({ webpackRequire }: { webpackRequire: BuildRuntime }) =>
      new SharedInstance(webpackRequire.federation.initOptions),
  },
});

declare global {
  /** The host's federation runtime: the remotes run on it instead of bringing one each. */
  var siteFederation: { readonly createRuntime: () => object } | undefined;
}

globalThis.siteFederation ??= { createRuntime };

export default createRuntime();
