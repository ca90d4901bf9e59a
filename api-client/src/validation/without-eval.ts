import { config } from 'zod';

// In a browser, zod would test whether it may compile its checks with eval, which the site's content security policy
// refuses and reports. On a server, compiling is allowed.
config({ jitless: typeof document !== 'undefined' });
