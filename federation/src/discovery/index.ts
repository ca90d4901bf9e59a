export * from './hosted-contracts';
export * from './document';
export * from './choose-versions';
export * from './generations';
