/** The one name that this site leaves in a page for its federation. */
export interface SiteFederation {
  /** The host's federation runtime: the remotes run on it instead of bringing one each. */
  readonly createRuntime: () => object;
  /** For people, in the browser's console: which front ends and shared modules this page has. */
  state?: () => Promise<object>;
}

declare global {
  var siteFederation: SiteFederation | undefined;
}
