import type { DemonstrationContent } from './records';
export { demonstrationFiles } from './files';
export { largeCatalogue } from './large-catalogue';
export { resolveFileKeys } from './resolve-file-keys';
export type * from './records';
/**
 * The whole demonstration content as bodies of the contract. Records are linked by slugs
 * (`subsector.sector`, `product.subsector`, `client.sectors`) and name their files by key
 * (`file:picture/…`, `file:pdf/…`); `resolveFileKeys` puts addresses in the place of keys.
 */
export declare function demonstrationContent(): DemonstrationContent;
