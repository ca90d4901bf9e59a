import type {} from '../browser/site-federation';
import { SharedInstance } from './shared-instance';
import { consumes, initialConsumes, type BuildRuntime } from './consumes';

interface ContainerStart {
  readonly webpackRequire: BuildRuntime;
  /** What the host shares, by module and version. */
  readonly shareScope: SharedInstance['scope'];
}

/**
 * One build's part of the federation runtime; webpack's generated code fills in the rest and calls these parts. It is
 * short because nothing is negotiated here: the host provides, the remotes take.
 */
const createRuntime = (): object => ({
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: BuildRuntime }) => {
      const instance = new SharedInstance(webpackRequire.federation.initOptions);
      webpackRequire.S = { default: instance.scope };
      return instance;
    },
    // What a build provides is known from the start, and no remote has to be asked.
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
