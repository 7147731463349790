export declare const NODE_FLAGS: readonly string[]
export declare const ALLOCATOR_ENV: Readonly<Record<string, string>>
