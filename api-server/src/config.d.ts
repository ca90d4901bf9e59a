/** What a mistaken environment is refused with: every fault, one line each. */
export declare class ConfigError extends Error {
    readonly name = "ConfigError";
}
/**
 * The environment, read and checked once at start.
 * @throws {ConfigError} naming every variable that is wrong, and why.
 */
export declare function readConfig(environment: NodeJS.ProcessEnv): {
    host: string;
    port: number;
    siteDir: string;
    /** Where visitors find the site: links in mails and the one-time link start with it. */
    siteUrl: string;
    databaseUrl: string | undefined;
    databasePool: number;
    mailUrl: string | undefined;
    mailFrom: string;
    /** `X-Forwarded-For` counts only behind these. */
    trustProxy: false | string[] | ((address: string, hop: number) => boolean);
    seed: boolean;
    log: {
        level: "error" | "fatal" | "warn" | "info" | "debug" | "trace" | "silent";
        pretty: boolean;
    };
    limits: {
        loginPerAccount: number;
        loginPerAddress: number;
        codesPerHour: number;
        formsPerHour: number;
        telemetryPerMinute: number;
    };
    session: {
        idleMinutes: number;
        hours: number;
    };
    oidc: {
        issuer: string;
        clientId: string;
        clientSecret: string;
    } | undefined;
};
export type Config = ReturnType<typeof readConfig>;
