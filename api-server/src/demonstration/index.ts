import { blogs } from './content/blogs';
import { careerBanner } from './content/career-banner';
import { clients } from './content/clients';
import { brochureKey, dataSheetKey, documentsOf } from './content/documents';
import { feedbacks } from './content/feedbacks';
import { jobPostings } from './content/job-postings';
import { news } from './content/news';
import { privacy } from './content/privacy';
import { products } from './content/products';
import { sections } from './content/sections';
import { sectors } from './content/sectors';
import { services } from './content/services';
import { siteSettings } from './content/site-settings';
import { subsectors } from './content/subsectors';
import { productPictureKey } from './pictures/keys';
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
export function demonstrationContent(): DemonstrationContent {
  const sectorOf = new Map(subsectors.map(({ slug, sector }) => [slug, sector]));
  return {
    siteSettings,
    sectors: sectors.map((sector, order) => ({ ...sector, order })),
    subsectors: subsectors.map(({ slug, sector, name, description }, order) => ({
      slug,
      sector,
      name,
      description,
      pdf: brochureKey(slug),
      order,
    })),
    products: products.map((product) => {
      const { slug, subsector, name, description, picture, customFields } = product;
      return {
        slug,
        subsector,
        name,
        description,
        logo: productPictureKey(picture, sectorOf.get(subsector) ?? ''),
        pdf: dataSheetKey(slug),
        customFields,
        documents: documentsOf(product),
      };
    }),
    blogs,
    news,
    clients,
    feedbacks,
    jobPostings,
    services,
    sections: [...sections, privacy],
    careerBanner,
  };
}
