import { z } from 'zod';
/** The contract as an OpenAPI 3.1 document. */
export declare function describeApi(): {
    openapi: string;
    info: {
        title: string;
        version: string;
    };
    servers: {
        url: string;
    }[];
    paths: Record<string, object>;
    components: {
        securitySchemes: {
            token: {
                type: string;
                scheme: string;
            };
        };
        responses: {
            Failure: {
                description: string;
                content: {
                    'application/json': {
                        schema: z.core.JSONSchema.JSONSchema;
                    };
                };
            };
        };
    };
};
