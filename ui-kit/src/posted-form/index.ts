export { Honeypot } from './honeypot';
export { SubscriptionForm } from './subscription-form';
