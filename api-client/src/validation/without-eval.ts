import { config } from 'zod';

// In a browser zod would try whether it may compile its checks, which the site's content security
// policy refuses and reports. On a server compiling is welcome.
config({ jitless: typeof document !== 'undefined' });
