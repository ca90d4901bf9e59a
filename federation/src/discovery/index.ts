export * from './document';
export * from './choose-versions';
