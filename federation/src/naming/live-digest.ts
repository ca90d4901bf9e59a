/** The part of a discovery document that determines the versions that visitors get. */
export interface LivePart {
  readonly microFrontends: Readonly<
    Record<
      string,
      readonly {
        readonly metadata: { readonly version: string };
        readonly deployment: {
          readonly traffic: number;
          readonly default: boolean;
          readonly carried?: boolean | undefined;
        };
      }[]
    >
  >;
}

/**
 * A digest of the versions that visitors get: it differs between two revisions exactly when a visitor would get another
 * version. A version that was only uploaded does not change it.
 */
export function liveDigest({ microFrontends }: LivePart): string {
  return Object.keys(microFrontends)
    .sort()
    .flatMap((name) =>
      (microFrontends[name] ?? [])
        .filter(({ deployment }) => deployment.default || deployment.traffic > 0 || deployment.carried)
        .map(
          ({ metadata, deployment }) =>
            `${name}@${metadata.version}=${deployment.traffic}${deployment.carried ? ' carried' : ''}`,
        ),
    )
    .join(' ');
}
