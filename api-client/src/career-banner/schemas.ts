import type * as z from 'zod';
import { careerBanner } from './definition';
import { answer, changeAnswer } from '../validation/answer';
import { itemQuerySchema } from '../validation/list-query';
import { singleSchemasOf } from '../content-type/schemas-of';

const { entity, bodyOf } = singleSchemasOf(careerBanner);

export const careerBannerSchema = entity;
export type CareerBanner = z.output<typeof careerBannerSchema>;
export const careerBannerBodySchema = bodyOf('image', 'alt', 'heading', 'text', 'link');
export type CareerBannerBody = z.input<typeof careerBannerBodySchema>;

export const careerBannerCalls = {
  /** Null until it is first set. */
  fetchCareerBanner: { query: itemQuerySchema, answer: answer({ careerBanner: entity.nullable() }) },
  UpdateCarrerBanner: { body: careerBannerBodySchema, answer: changeAnswer({ careerBanner: entity }) },
};
