import { SHARED_VARIABLES, type Variables } from 'http-edge';

/** Every variable that the shell's server reads; `readConfig` can read no other. */
export const VARIABLES = {
  ...SHARED_VARIABLES,
  PORT: { meaning: 'the port that the shell answers on', otherwise: '3000' },
  API_ORIGIN: {
    isAddress: true,
    meaning: 'where the API server answers, such as http://10.0.0.4:4000',
    inProduction: true,
  },
  STORE_URL: {
    isAddress: true,
    meaning: 'where the published front ends are: a folder or s3://bucket/prefix?endpoint=…',
    inProduction: true,
  },
  TRUSTED_KEYS: {
    meaning: 'the file of the keys that may publish front ends and change what visitors get',
    inProduction: true,
  },
  DELIVERY_STATE: {
    meaning:
      'a folder of this shell server alone, where it remembers the latest state of what is live that it has seen',
    otherwise: '',
  },
  DELIVERY_MAX_AGE_HOURS: {
    meaning: 'hours after which a state of what is live is refused that no key has signed as the latest; 0: never',
    otherwise: '0',
  },
  LOG_LEVEL: { meaning: 'the least that the shell logs; outside production warn', otherwise: 'info' },
  RENDER_TIMEOUT: {
    meaning: 'milliseconds that a remote may do nothing before the browser renders it',
    otherwise: '300',
  },
  RENDER_STALL: {
    meaning: 'milliseconds that published code may compute on end before its process is ended',
    otherwise: '2000',
  },
  RENDER_MEMORY: { meaning: 'megabytes of objects that published code may hold', otherwise: '128' },
  RENDER_INSPECT: { meaning: 'the port of a debugger for the rendering process; never in production', otherwise: '' },
  OVERRIDE_ORIGINS: {
    meaning: 'origins that a remote may be loaded from for a look at it, with commas; in production none',
    otherwise: '',
  },
} as const satisfies Variables;
