/** Points in an inch of the pictures: from what a screen has to more than any shop shows. */
export const SAMPLE_DPI = { least: 72, usual: 150, most: 600 } as const;

/** The names that the files of a sample can have. */
export const SAMPLE_NAME = /^sample(-\d{2})?\.(pdf|png)$/;
