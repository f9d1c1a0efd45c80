"""A tournament by S3 section 5: its terms and conditions, what a spin does to the stacks, and who
has which place. Pure, as all rules."""
