import fc from 'fast-check';

// Every run tries the same inputs, so that one that fails fails again.
// PROPERTY_SEED=<number> tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

export default fc;
