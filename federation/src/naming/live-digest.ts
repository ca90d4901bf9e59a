/** The part of a discovery document that says what visitors get. */
export interface LivePart {
  readonly microFrontends: Readonly<
    Record<
      string,
      readonly {
        readonly metadata: { readonly version: string };
        readonly deployment: { readonly traffic: number; readonly default: boolean };
      }[]
    >
  >;
}

/**
 * What visitors get, as one text: it differs between two revisions exactly when some visitor would get something else.
 * A version that was only uploaded changes nothing in it.
 */
export function liveDigest({ microFrontends }: LivePart): string {
  return Object.keys(microFrontends)
    .sort()
    .flatMap((name) =>
      (microFrontends[name] ?? [])
        .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
        .map(({ metadata, deployment }) => `${name}@${metadata.version}=${deployment.traffic}`),
    )
    .join(' ');
}
