import * as z from 'zod';
import { messageAnswer } from '../validation/answer';
import { line, webAddress } from '../validation/text';

export const overrideGrantBodySchema = z.object({
  /** The remote that is loaded from elsewhere, by its name. */
  remote: line('Section', 60),
  /** The address of its entry, as it stands in the page's address. */
  address: webAddress('Address'),
});

export const overrideCalls = {
  grantOverride: { body: overrideGrantBodySchema, answer: messageAnswer },
};
