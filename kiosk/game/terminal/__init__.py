"""The ATS as a pure machine: one seat, its chip account, its slip and its round."""
