import * as z from 'zod';
import { isTimeZone } from '../dates';
import { siteSettings } from '../content-types/site-settings/definition';
import { answer, messageAnswer } from './answer';
import { singleSchemasOf } from './schemas-of';
import { versionBody } from './entity';
import { line, optionalWebAddress } from './text';

const { entity, bodyOf } = singleSchemasOf(siteSettings, {
  social: {
    read: z.object({ instagram: z.string(), facebook: z.string(), linkedin: z.string().optional() }),
    written: z.object({
      instagram: optionalWebAddress('Instagram').optional(),
      facebook: optionalWebAddress('Facebook').optional(),
      linkedin: optionalWebAddress('LinkedIn').optional(),
    }),
  },
});

/** The first item of the list is the one read. */
export const siteSettingsSchema = entity;
export const siteLogoBodySchema = bodyOf('logo', 'title');
export const siteEmailBodySchema = bodyOf('email');
export const siteSettingsBodySchema = bodyOf('phone', 'address', 'social', 'tagline', 'copyright');
export const siteTimeZoneBodySchema = z.object({
  timeZone: line('Time zone', 64).refine(isTimeZone, 'Time zone must be an IANA name such as Asia/Kolkata'),
  ...versionBody,
});

export const siteSettingsCalls = {
  fetchLogo: { answer: answer({ logos: z.array(siteSettingsSchema) }) },
  AddLogo: { body: siteLogoBodySchema, answer: messageAnswer },
  updateMail: { body: siteEmailBodySchema, answer: messageAnswer },
  updateTimeZone: { body: siteTimeZoneBodySchema, answer: messageAnswer },
  updateSiteSettings: { body: siteSettingsBodySchema, answer: messageAnswer },
};
