/** The only global that this site defines for its federation. */
export interface SiteFederation {
  /** The host's federation runtime: remotes run on it instead of loading one each. */
  readonly createRuntime: () => object;
  /** For use in the browser's console: the front ends and shared modules of this page. */
  state?: () => Promise<object>;
}

declare global {
  var siteFederation: SiteFederation | undefined;
}
