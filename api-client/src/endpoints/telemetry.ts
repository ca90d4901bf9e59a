import type { telemetryCalls } from '../schemas/telemetry';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof telemetryCalls;

export const sendTelemetry: EndpointOf<Calls['sendTelemetry']> = {
  id: 'sendTelemetry',
  method: 'POST',
  path: '/telemetry',
  auth: 'public',
  shape: 'empty',
};

export const fetchSectionReports: EndpointOf<Calls['fetchSectionReports'], 'sections'> = {
  id: 'fetchSectionReports',
  method: 'GET',
  path: '/telemetry/sections',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'sections',
};
