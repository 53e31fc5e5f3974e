/**
 * Whether tests take their time (`DOMINOSA_WHOLE=1`): larger samples, and what else takes minutes and seldom tells more. The
 * repository's own workflow does.
 */
export const isThorough = process.env.DOMINOSA_WHOLE === '1';
