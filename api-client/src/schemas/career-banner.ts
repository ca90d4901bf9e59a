import { careerBanner } from '../content-types/career-banner/definition';
import { answer, changeAnswer } from './answer';
import { singleSchemasOf } from './schemas-of';

const { entity, bodyOf } = singleSchemasOf(careerBanner);

export const careerBannerSchema = entity;
export const careerBannerBodySchema = bodyOf('image', 'alt', 'heading', 'text', 'link');

export const careerBannerCalls = {
  /** Null until it is first set. */
  fetchCareerBanner: { answer: answer({ careerBanner: entity.nullable() }) },
  UpdateCarrerBanner: { body: careerBannerBodySchema, answer: changeAnswer({ careerBanner: entity }) },
};
