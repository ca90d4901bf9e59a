import type { Fault, RemoteReport } from 'api-client';
import { SOURCE_MAPS_FILE, type PublishedSourceMaps } from 'federation/naming';
import { LRUCache } from 'lru-cache';
import { SourceMap } from 'node:module';
import type { PublishedStore } from './published-store';

/** A line of a source. */
export interface SourcePlace {
  /** From the folder of its repository, for instance `mfe-careers/src/jobs/job-list.tsx`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The line itself; undefined for the code of packages from the registry. */
  readonly text?: string;
}

/** A fault with the line that caused it, if a source map names one. */
export type PlacedFault = Fault & { readonly place?: SourcePlace };

export type PlacedReport = Omit<RemoteReport, 'faults'> & { readonly faults: readonly PlacedFault[] };

/** Versions whose source maps stay in memory, scripts whose source map stays decoded, and places that stay resolved. */
const MAX_VERSIONS = 2;
const MAX_SCRIPTS = 16;
const MAX_PLACES = 1_000;
/** Source maps leave the memory after this time, in milliseconds: a screen that stays open has its places already. */
const KEPT = { ttl: 300_000, ttlAutopurge: true };
/** The longest line that is shown. */
const MAX_TEXT = 200;

const PLACE = /^([a-z0-9-]+\/\w[\w.+-]*\/(?:server\/)?)([\w.-]+\.js):(\d+):(\d+)$/;

const isFromRegistry = (file: string): boolean => /(^|\/)node_modules\//.test(file);

/** Finds the lines of sources that places in published scripts were compiled from, by the source maps in the store. */
export class SourcePlaces {
  private readonly maps = new LRUCache<string, Promise<PublishedSourceMaps>>({ max: MAX_VERSIONS, ...KEPT });
  /** Decoding one costs up to a tenth of a second, and strangers decide which are needed. */
  private readonly decoded = new LRUCache<string, SourceMap>({ max: MAX_SCRIPTS, ...KEPT });
  private readonly places = new LRUCache<string, { readonly found: SourcePlace | undefined }>({ max: MAX_PLACES });

  constructor(private readonly store: Pick<PublishedStore, 'blobs'>) {}

  /** The report with the line of each fault; without it, if the source maps of its version cannot be read. */
  async locate(report: RemoteReport): Promise<PlacedReport> {
    const faults: PlacedFault[] = [];
    for (const fault of report.faults) {
      const place = await this.innermost(fault.places).catch(() => undefined);
      faults.push(place ? { ...fault, place } : fault);
    }
    return { ...report, faults };
  }

  /** The innermost line of the site's own code; that of a package if there is no other. */
  private async innermost(places: readonly string[]): Promise<SourcePlace | undefined> {
    let ofPackage: SourcePlace | undefined;
    for (const place of places) {
      const found = await this.sourceOf(place);
      if (found && !isFromRegistry(found.file)) return found;
      ofPackage ??= found;
    }
    return ofPackage;
  }

  private async sourceOf(place: string): Promise<SourcePlace | undefined> {
    const known = this.places.get(place);
    if (known) return known.found;
    const [, folder, script = '', line, column] = PLACE.exec(place) ?? [];
    if (folder === undefined) return undefined;
    const map = await this.mapOf(folder, script);
    const found = map && lineOf(map, Number(line), Number(column));
    this.places.set(place, { found });
    return found;
  }

  private async mapOf(folder: string, script: string): Promise<SourceMap | undefined> {
    const key = folder + script;
    const known = this.decoded.get(key);
    if (known) return known;
    const maps = await this.mapsOf(folder);
    const map = Object.hasOwn(maps, script) ? maps[script] : undefined;
    if (!map) return undefined;
    const decoded = new SourceMap(map);
    this.decoded.set(key, decoded);
    return decoded;
  }

  /** The source maps of a version for browsers or for servers; none of one that was published without. */
  private mapsOf(folder: string): Promise<PublishedSourceMaps> {
    const known = this.maps.get(folder);
    if (known) return known;
    const reading = this.store.blobs
      .get(`r/${folder}${SOURCE_MAPS_FILE}`)
      .then((blob) => (blob ? (JSON.parse(blob.bytes.toString('utf8')) as PublishedSourceMaps) : {}));
    this.maps.set(folder, reading);
    reading.catch(() => this.maps.delete(folder));
    return reading;
  }
}

/** @param line counted from 1, like the column */
function lineOf(map: SourceMap, line: number, column: number): SourcePlace | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const { originalSource: file, originalLine } = entry;
  const { sources, sourcesContent } = map.payload;
  const text = sourcesContent[sources.indexOf(file)]?.split('\n')[originalLine]?.trim().slice(0, MAX_TEXT);
  return { file, line: originalLine + 1, ...(text && { text }) };
}
