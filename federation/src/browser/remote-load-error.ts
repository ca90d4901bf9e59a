/** Why a remote could not be loaded. */
export type RemoteErrorKind = 'missing' | 'serverError' | 'timeout' | 'offline' | 'corrupt' | 'threw' | 'incompatible';

const EXPLANATIONS: Readonly<Record<RemoteErrorKind, string>> = {
  missing: 'Its files are not on the server.',
  serverError: 'The server that holds it answered with an error.',
  timeout: 'Its server did not answer in time.',
  offline: 'There is no connection to the server.',
  corrupt: 'Its files are damaged or were changed, so the browser refused them.',
  threw: 'It stopped with an error while it was starting.',
  incompatible: 'It was made for another version of this site.',
};

/** A remote, or one of its exposes, could not be loaded; names it, the cause and the version. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  /** The file that could not be loaded, if it is a chunk of the remote. */
  readonly address: string | undefined;

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: RemoteErrorKind,
    options?: ErrorOptions & { readonly address?: string },
  ) {
    super(`The remote "${remote}" (${version}) could not be loaded. ${EXPLANATIONS[kind]}`, options);
    this.address = options?.address;
  }

  /** The cause in plain words, for visitors. */
  get explanation(): string {
    return EXPLANATIONS[this.kind];
  }
}
