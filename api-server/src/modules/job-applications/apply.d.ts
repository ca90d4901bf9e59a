import type { z } from 'zod';
import type { jobApplicationBodySchema } from 'api-client/schemas';
import { type Services } from '../../services';
type Application = z.output<typeof jobApplicationBodySchema>;
export declare const RECEIVED = 'Your application was sent successfully';
export declare const JOB_CLOSED = 'This position is closed and takes no more applications';
export declare const RESUME_NOT_USABLE = 'Please upload your resume again';
/** Applications are deleted with their résumé a year after they came in. */
export declare const APPLICATION_KEPT: number;
/**
 * Takes an application (specification, sections 5 and 7; security.md 20, 22): one row per job and address, a résumé that
 * this server minted and nobody has used, a confirmation by mail, at most five an hour from one network address.
 *
 * @param address the sender's network address
 * @returns the reference; the first one again for the same job and mail address
 * @throws 400 for an unusable résumé, 404 for an unknown job, 410 for a closed one, 429 for too many
 */
export declare function apply(services: Services, application: Application, address: string): Promise<string>;
export {};
