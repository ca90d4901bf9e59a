import * as z from 'zod';
import { answer, messageAnswer } from './answer';
import { entityFields, versionBody } from './entity';
import { fileAddress, line, mailAddress, optionalLine, optionalText, optionalWebAddress } from './text';

/** `logo`, `title` and `email` are the specification's; the first item of the list is the one read. */
export const siteSettingsSchema = z.object({
  ...entityFields,
  logo: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  social: z.object({ instagram: z.string(), facebook: z.string(), linkedin: z.string().optional() }),
  tagline: z.string(),
  copyright: z.string(),
});

export const siteLogoBodySchema = z.object({ logo: fileAddress('Logo'), title: line('Title'), ...versionBody });

export const siteEmailBodySchema = z.object({ email: mailAddress(), ...versionBody });

export const siteSettingsBodySchema = z.object({
  phone: optionalLine('Phone', 40).optional(),
  address: optionalText('Address', 500).optional(),
  social: z
    .object({
      instagram: optionalWebAddress('Instagram').optional(),
      facebook: optionalWebAddress('Facebook').optional(),
      linkedin: optionalWebAddress('LinkedIn').optional(),
    })
    .optional(),
  tagline: optionalLine('Tagline').optional(),
  copyright: optionalLine('Copyright').optional(),
  ...versionBody,
});

export const siteSettingsCalls = {
  fetchLogo: { answer: answer({ logos: z.array(siteSettingsSchema) }) },
  AddLogo: { body: siteLogoBodySchema, answer: messageAnswer },
  updateMail: { body: siteEmailBodySchema, answer: messageAnswer },
  updateSiteSettings: { body: siteSettingsBodySchema, answer: messageAnswer },
};
