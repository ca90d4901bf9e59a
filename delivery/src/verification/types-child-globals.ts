/** The compiler asks where its file is; a program that came by message has none. */
Object.assign(globalThis, { __filename: '/types-child.js', __dirname: '/' });
