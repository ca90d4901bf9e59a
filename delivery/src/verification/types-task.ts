/** Published types, as sent to the process that reads them; the bytes are not parsed before. */
export type TypesTask =
  | {
      readonly kind: 'problems';
      readonly shell: Buffer;
      readonly remotes: readonly Buffer[];
      /** The client of the API that the remotes are compiled against; by default each remote's. */
      readonly client?: Buffer | undefined;
    }
  | { readonly kind: 'uses'; readonly remote: Buffer; readonly name: string }
  | { readonly kind: 'deprecation'; readonly shell: Buffer; readonly name: string };

/** A use of a shared module that does not fit what the host provides. */
export interface TypeProblem {
  /** The use by the remote: "gives Button `onClick`". */
  readonly use: string;
  /** The difference of the host: "has a Button that takes no `onClick`". */
  readonly host: string;
  /** The remote's files. */
  readonly places: readonly string[];
}
