import type { ContactMessage } from 'api-client';
import type { contactMessageChangeSchema } from 'api-client/schemas';
import type { z } from 'zod';
import type { Change } from '../../content/change';
/**
 * Moves a message on and adds a note.
 * @throws 404 when there is none; 409 with the current one after a stale `version`
 */
export declare function changeContactMessage({ services, viewer, request }: Change, id: string, { state, note, version }: z.output<typeof contactMessageChangeSchema>): Promise<ContactMessage>;
