import { RENDER_TIMEOUT } from 'federation/server';
import { SHARED_VARIABLES, type Variables } from 'http-edge';

/** Every variable that the shell server reads; `readConfig` can read no other. */
export const VARIABLES = {
  ...SHARED_VARIABLES,
  PORT: { meaning: 'the port that the shell server listens on', otherwise: '3000' },
  API_ORIGIN: {
    isAddress: true,
    meaning: 'the address of the API server, such as http://10.0.0.4:4000',
    inProduction: true,
  },
  STORE_URL: {
    isAddress: true,
    meaning: 'the store of published front ends: a folder or s3://bucket/prefix?endpoint=…',
    inProduction: true,
  },
  TRUSTED_KEYS: {
    meaning: 'the file of the public keys that may publish front ends and change the traffic',
    inProduction: true,
  },
  TEAM_DELIVERIES: {
    meaning:
      '1 to let teams publish and change traffic through the address of the site, each within the rights of its key; the shell server then needs write access to the store',
    otherwise: '0',
  },
  ROLLBACK_KEY: {
    meaning:
      'the file of a private key with the right --rollback: owners and members of teams can then roll front ends back in the administration, as their teams signed in advance; the shell server needs write access to the store',
    otherwise: '',
  },
  TEAM_SERVERS: {
    isAddress: true,
    meaning:
      'the servers of teams that the site serves at /api/t/, by name and with commas, such as events=https://10.0.0.9:8443',
    otherwise: '',
  },
  DELIVERY_STATE: {
    meaning:
      'a folder that only shell servers of this site use, where they store the last accepted discovery document; a server that has it refuses earlier ones',
    otherwise: '',
  },
  DELIVERY_MAX_AGE_HOURS: {
    meaning: 'hours after which a discovery document is refused unless a key has signed it as the latest; 0 for never',
    otherwise: '0',
  },
  LOG_LEVEL: { meaning: 'the log level of the shell server; outside production warn', otherwise: 'info' },
  RENDER_TIMEOUT: {
    meaning: 'milliseconds without progress after which the browser renders a remote instead',
    otherwise: String(RENDER_TIMEOUT),
  },
  RENDER_STALL: {
    meaning: 'milliseconds of uninterrupted computing after which the rendering process is ended',
    otherwise: '2000',
  },
  RENDER_MEMORY: { meaning: 'heap of each rendering process, in megabytes', otherwise: '128' },
  RENDER_PROCESSES: {
    meaning:
      'the maximum number of rendering processes; by default one for each processor, with heaps of at most half the memory',
    otherwise: '',
  },
  RENDER_INSPECT: { meaning: 'the port for a debugger of the rendering process; not for production', otherwise: '' },
  OVERRIDE_ORIGINS: {
    meaning:
      'origins that a browser may load a remote from for development, with commas; none in production by default',
    otherwise: '',
  },
} as const satisfies Variables;
