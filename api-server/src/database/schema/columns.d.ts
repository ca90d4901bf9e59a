/** Text compared byte by byte, so that both engines sort and page alike whatever their locale. */
export declare const byteText: {
    (): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: "custom";
        columnType: "PgCustomColumn";
        data: string;
        driverParam: unknown;
        enumValues: undefined;
    }>;
    <TConfig extends Record<string, any>>(fieldConfig?: TConfig | undefined): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: "custom";
        columnType: "PgCustomColumn";
        data: string;
        driverParam: unknown;
        enumValues: undefined;
    }>;
    <TName extends string>(dbName: TName, fieldConfig?: unknown): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: TName;
        dataType: "custom";
        columnType: "PgCustomColumn";
        data: string;
        driverParam: unknown;
        enumValues: undefined;
    }>;
};
/** A moment with millisecond precision: exactly what a JavaScript date, and so a cursor, can hold. */
export declare const moment: (name: string) => import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
/** A JSON column typed by what is stored in it; writers validate before storing. */
export declare const json: <Value>(name: string) => import("drizzle-orm").$Type<import("drizzle-orm/pg-core").PgJsonbBuilderInitial<string>, Value>;
/** What every entity carries. Times come from the application's clock, never from the database's. */
export declare const entityColumns: () => {
    id: import("drizzle-orm").IsPrimaryKey<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTextBuilderInitial<"id", [string, ...string[]]>>>;
    createdAt: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>>;
    updatedAt: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>>;
    version: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"version">>>;
};
export declare const STATUSES: readonly ["draft", "scheduled", "published", "trashed"];
/** What every kind of content carries besides. `sortName` is the folded name lists are sorted by. */
export declare const contentColumns: () => {
    status: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTextBuilderInitial<"status", ["draft", "scheduled", "published", "trashed"]>>>;
    publishAt: import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
    /** Where a trashed item returns to. */
    statusBeforeTrash: import("drizzle-orm/pg-core").PgTextBuilderInitial<"status_before_trash", ["draft", "scheduled", "published", "trashed"]>;
    deletedAt: import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
    deletedBy: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTextBuilderInitial<"deleted_by", [string, ...string[]]>>>;
    sortName: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "sort_name";
        dataType: "custom";
        columnType: "PgCustomColumn";
        data: string;
        driverParam: unknown;
        enumValues: undefined;
    }>>;
    id: import("drizzle-orm").IsPrimaryKey<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTextBuilderInitial<"id", [string, ...string[]]>>>;
    createdAt: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>>;
    updatedAt: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>>;
    version: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"version">>>;
};
/** An address of its own. `slugKey` is the slug without case and punctuation, by which it is found. */
export declare const slugColumns: () => {
    slug: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgTextBuilderInitial<"slug", [string, ...string[]]>>;
    slugKey: import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "slug_key";
        dataType: "custom";
        columnType: "PgCustomColumn";
        data: string;
        driverParam: unknown;
        enumValues: undefined;
    }>>;
};
/** Content placed by hand and hidden with a switch. */
export declare const orderColumn: () => {
    order: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"position">>>;
};
export declare const visibleColumn: () => {
    visible: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgBooleanBuilderInitial<"visible">>>;
};
