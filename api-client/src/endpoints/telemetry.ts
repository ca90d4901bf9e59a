import type { telemetryCalls } from '../schemas/telemetry';
import type { EndpointOf } from './endpoint';

type Calls = typeof telemetryCalls;

export const sendTelemetry: EndpointOf<Calls['sendTelemetry']> = {
  id: 'sendTelemetry',
  method: 'POST',
  path: '/telemetry',
  auth: 'public',
  shape: 'empty',
};
