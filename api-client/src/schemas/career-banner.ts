import * as z from 'zod';
import { answer, changeAnswer } from './answer';
import { entityFields, versionBody } from './entity';
import { fileAddress, line, optionalLine, optionalLink, optionalText } from './text';

export const careerBannerSchema = z.object({
  ...entityFields,
  image: z.string(),
  alt: z.string(),
  heading: z.string(),
  text: z.string(),
  link: z.string(),
});

export const careerBannerBodySchema = z.object({
  image: fileAddress('Image'),
  alt: optionalLine('Image description', 300),
  heading: line('Heading'),
  text: optionalText('Text', 1_000),
  link: optionalLink('Link').optional(),
  ...versionBody,
});

export const careerBannerCalls = {
  /** Null until it is first set. */
  fetchCareerBanner: { answer: answer({ careerBanner: careerBannerSchema.nullable() }) },
  UpdateCarrerBanner: { body: careerBannerBodySchema, answer: changeAnswer({ careerBanner: careerBannerSchema }) },
};
