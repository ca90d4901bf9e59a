import { SERVER_BUNDLE } from '../naming';
import { compileBundle, type CompiledBundle } from './load-server-bundle';

/** Compiled server bundles by published folder; each is compiled once and released when it is no longer live. */
export class BundleRegistry {
  private readonly bundles = new Map<string, Promise<CompiledBundle>>();

  /** @param codeOf returns the verified server bundle of a published folder */
  constructor(private readonly codeOf: (folder: string) => Promise<Uint8Array>) {}

  /**
   * The compiled server bundle of a published version.
   *
   * Failures are not cached, so that a repaired version works at the next request.
   *
   * @param folder for instance `/r/careers/1.0.0-ab12cd34/`
   */
  load(folder: string): Promise<CompiledBundle> {
    const known = this.bundles.get(folder);
    if (known) return known;
    const loading = this.codeOf(folder).then((code) => compileBundle(code, folder + SERVER_BUNDLE));
    this.bundles.set(folder, loading);
    loading.catch(() => this.bundles.delete(folder));
    return loading;
  }

  /** Releases every bundle whose folder is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const folder of this.bundles.keys()) if (!live.has(folder)) this.bundles.delete(folder);
  }
}
