import * as z from 'zod';
import { isTimeZone } from '../formats';
import { menuPlacesSchema } from '../menus/schemas';
import { siteSettings } from './definition';
import { answer, messageAnswer } from '../validation/answer';
import { singleSchemasOf } from '../content-type/schemas-of';
import { versionBody } from '../validation/entity';
import { itemQuerySchema } from '../validation/list-query';
import { line, optionalWebAddress } from '../validation/text';

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

/** Callers read the first item of the list. `menus` is missing until an owner changes them. */
export const siteSettingsSchema = entity.extend({ menus: menuPlacesSchema.optional() });
export type SiteSettings = z.output<typeof siteSettingsSchema>;
export const siteLogoBodySchema = bodyOf('logo', 'title');
export const siteEmailBodySchema = bodyOf('email');
export const siteSettingsBodySchema = bodyOf('phone', 'address', 'social', 'tagline', 'copyright');
export type SiteSettingsBody = z.input<typeof siteSettingsBodySchema>;
export const siteTimeZoneBodySchema = z.object({
  timeZone: line('Time zone', 64).refine(isTimeZone, 'Time zone must be an IANA name such as Asia/Kolkata'),
  ...versionBody,
});

export const siteSettingsCalls = {
  fetchLogo: { query: itemQuerySchema, answer: answer({ logos: z.array(siteSettingsSchema) }) },
  AddLogo: { body: siteLogoBodySchema, answer: messageAnswer },
  updateMail: { body: siteEmailBodySchema, answer: messageAnswer },
  updateTimeZone: { body: siteTimeZoneBodySchema, answer: messageAnswer },
  updateSiteSettings: { body: siteSettingsBodySchema, answer: messageAnswer },
};
