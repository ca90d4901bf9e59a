export { DEADLINES, type Deadlines } from './deadlines';
export { edgeOptions, edgePlugin, type Edge } from './edge';
export { HttpError } from './http-error';
export { isForPrograms } from './request-target';
export { isHostOf, isOwnMachine, siteOrigins } from './site-origins';
export { trustedProxies, type TrustedProxies } from './trusted-proxies';
