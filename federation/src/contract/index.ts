export * from './remote-manifest';
export * from './page';
export * from './define-remote';
export * from './define-admin';
export * from './slot';
export * from './admin-host';
