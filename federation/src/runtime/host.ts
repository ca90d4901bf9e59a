import type {} from '../browser/site-federation';
import { SharedInstance } from './shared-instance';
import { consumes, initialConsumes, type BuildRuntime } from './consumes';

interface ContainerStart {
  readonly webpackRequire: BuildRuntime;
  /** The modules that the host shares, by name and version. */
  readonly shareScope: SharedInstance['scope'];
}

/**
 * One build's part of the federation runtime; webpack's generated code fills in the rest and calls these parts. It is
 * short because nothing is negotiated: the host provides, the remotes consume.
 */
const createRuntime = (): object => ({
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: BuildRuntime }) => {
      const instance = new SharedInstance(webpackRequire.federation.initOptions);
      webpackRequire.S = { default: instance.scope };
      return instance;
    },
    // The provided modules of a build are known from the start, and no remote is asked.
    I: () => Promise.resolve(),
    initContainerEntry: ({ webpackRequire, shareScope }: ContainerStart) => {
      const { instance } = webpackRequire.federation;
      if (instance) instance.scope = shareScope;
    },
    installInitialConsumes: initialConsumes,
    consumes,
  },
});

globalThis.siteFederation ??= { createRuntime };

export default createRuntime();
