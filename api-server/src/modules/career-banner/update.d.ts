import type { CareerBanner } from 'api-client';
import type { careerBannerBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import type { Change } from '../../content/change';
/**
 * Sets the banner above the list of jobs; the first time it is made.
 * @throws 409 with the current one after a stale `version`
 */
export declare function updateCareerBanner(
  { services, viewer, request }: Change,
  { version, link, ...body }: z.output<typeof careerBannerBodySchema>,
): Promise<CareerBanner>;
