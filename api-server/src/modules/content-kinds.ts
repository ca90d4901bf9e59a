import {
  blogUpdateSchema,
  newsItemUpdateSchema,
  sectionUpdateSchema,
  jobPostingUpdateSchema,
  productUpdateSchema,
  sectorUpdateSchema,
  subsectorUpdateSchema,
} from 'api-client/schemas';
import { RECRUITERS } from '../auth/viewer';
import { registered, type RegisteredKind } from '../content/registered-kind';
import { contentTypes } from '../content-types';
import { registeredType } from '../content-types/registered';
import { blogKind } from './blogs/kind';
import { editBlog } from './blogs/writes';
import { newsKind } from './news/kind';
import { editNewsItem } from './news/writes';
import { sectionKind } from './sections/kind';
import { editSection } from './sections/writes';
import { registeredCareerBanner } from './career-banner/registered';
import { jobPostingKind } from './job-postings/kind';
import { editJobPosting } from './job-postings/writes';
import { productKind } from './products/kind';
import { updateProduct } from './products/writes';
import { sectorKind } from './sectors/kind';
import { updateSector } from './sectors/writes';
import { serviceKind } from './services/kind';
import { serviceRevisionSchema, updateService } from './services/writes';
import { registeredSiteSettings } from './site-settings/registered';
import { subsectorKind } from './subsectors/kind';
import { updateSubsector } from './subsectors/writes';

/** Every kind of content that has a history and a trash, one line each. */
export const contentKinds: readonly RegisteredKind[] = [
  ...contentTypes.map(registeredType),
  registered(blogKind, { schema: blogUpdateSchema, change: editBlog }),
  registered(newsKind, { schema: newsItemUpdateSchema, change: editNewsItem }),
  registered(sectionKind, { schema: sectionUpdateSchema, change: editSection }),
  registered(jobPostingKind, { schema: jobPostingUpdateSchema, change: editJobPosting }, RECRUITERS),
  registeredCareerBanner,
  registered(productKind, { schema: productUpdateSchema, change: updateProduct }),
  registered(sectorKind, { schema: sectorUpdateSchema, change: updateSector }),
  registered(serviceKind, { schema: serviceRevisionSchema, change: updateService }),
  registeredSiteSettings,
  registered(subsectorKind, { schema: subsectorUpdateSchema, change: updateSubsector }),
];
