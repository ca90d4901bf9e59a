import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services';
import type { ProvenPerson } from './provider';
/** What becomes of somebody whom the provider has proved. */
export type Admission = {
    kind: 'signedIn';
    token: string;
} | {
    kind: 'pending';
} | {
    kind: 'refused';
    message: string;
};
/**
 * Lets in whoever is known by issuer and subject; an unknown person becomes a pending request. An account is never
 * linked by its address alone: whoever controls an address elsewhere would be somebody here (security.md, 8).
 */
export declare function admit(services: Services, person: ProvenPerson, request: FastifyRequest): Promise<Admission>;
