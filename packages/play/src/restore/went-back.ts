/** The recorded reason of everything that was given back, or ended, because the database went back in time. */
export const WENT_BACK = "the database went back in time";
